// Broken on purpose: what Postgres says of a failure gets lost.
import pg from 'pg';

const { query } = pg.Pool.prototype;
pg.Pool.prototype.query = async function (...args) {
  try {
    return await query.apply(this, args);
  } catch (error) {
    throw new Error(error.message);
  }
};
