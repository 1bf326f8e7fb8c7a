import { Link, type LinkProps } from 'react-router';
import { localPath } from '../i18n/local-path.ts';
import { useLanguage } from '../stores/language.ts';

type SiteLinkProps = Omit<LinkProps, 'to'> & { to: string };

/** A link inside the site; it keeps the reader's language in the address, so pages can be shared and crawled in it. */
export const SiteLink = ({ to, ...rest }: SiteLinkProps) => <Link {...rest} to={localPath(to, useLanguage())} />;
