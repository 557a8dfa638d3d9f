// Broken on purpose: Postgres's details of an error get lost.
import pg from 'pg';

const { query } = pg.Pool.prototype;
pg.Pool.prototype.query = async function (...args) {
  try {
    return await query.apply(this, args);
  } catch (error) {
    throw new Error(error.message);
  }
};
