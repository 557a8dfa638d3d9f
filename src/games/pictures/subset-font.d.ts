declare module 'subset-font' {
  const subsetFont: (
    font: Buffer,
    characters: string,
    options: { readonly targetFormat: 'truetype' | 'woff2' },
  ) => Promise<Buffer>;
  export { subsetFont as default };
}
