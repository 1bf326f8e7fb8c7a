import type { SiteConfig } from '@markwright/contracts/site';
import { createContext, useContext } from 'react';

export const SiteContext = createContext<SiteConfig | null>(null);

export function useSite(): SiteConfig {
  const site = useContext(SiteContext);
  if (!site) throw new Error('The site configuration is missing above this component');
  return site;
}
