declare module '*?inline-script' {
  const text: string;
  export default text;
}

declare module 'virtual:fonts.css';

declare module 'virtual:font-preloads' {
  const preloads: readonly string[];
  export default preloads;
}

declare module 'virtual:extended-fonts' {
  /** The arguments of `new FontFace`, one entry per face. */
  const faces: readonly { family: string; source: string; descriptors: FontFaceDescriptors }[];
  export default faces;
}

declare module 'virtual:extended-letters' {
  /** Matches a letter that only those faces have. */
  const extendedLetters: RegExp;
  export default extendedLetters;
}
