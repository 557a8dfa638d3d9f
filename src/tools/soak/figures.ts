/** What an instance says of itself at `/metrics`, by name. Throws for a figure that is not there. */
export async function figuresOf(url: string): Promise<(name: string) => number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return (name) => {
    const figure = Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? NaN);
    if (Number.isNaN(figure)) throw new Error(`${url}/metrics has no ${name}`);
    return figure;
  };
}
