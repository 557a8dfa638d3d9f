declare module 'subset-font' {
  const subsetFont: (
    font: Buffer,
    characters: string,
    options: { readonly targetFormat: 'truetype' },
  ) => Promise<Buffer>;
  export { subsetFont as default };
}
