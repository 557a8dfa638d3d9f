import { METRICS_TOKEN } from '../chaos/instance.js';

/** What an instance says of itself at `/metrics`, by name. Throws for a figure that is not there. */
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
