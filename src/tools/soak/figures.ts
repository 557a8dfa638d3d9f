import { METRICS_TOKEN } from '../chaos/instance.js';

/** The metrics of an instance by name. Throws for a metric that does not exist. */
export async function figuresOf(url: string): Promise<(name: string) => number> {
  const text = await (
    await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  ).text();
  return (name) => {
    const figure = Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? NaN);
    if (Number.isNaN(figure)) throw new Error(`${url}/metrics has no ${name}`);
    return figure;
  };
}
