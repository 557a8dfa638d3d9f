/** Width of pictures, in points and pixels: as wide as chats show them. */
export const PICTURE = { width: 900 } as const;
