declare module 'virtual:client-manifest' {
  export const manifest: Record<string, { file: string; imports?: string[]; css?: string[] }>;
}

interface ImportMetaEnv {
  readonly VITE_API_BASE?: string;
}
