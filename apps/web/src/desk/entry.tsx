import { LANGUAGE_COOKIE, type Language } from '@markwright/contracts/envelope';
import { PAGE_DATA_ELEMENT_ID } from '@markwright/contracts/page';
import { createRoot } from 'react-dom/client';
import { createLanguageStore, htmlLang, rememberLanguage } from '../stores/language.ts';
import '../styles/index.css';
import { signDeskCallsWith } from './desk-api.ts';
import { DeskApp } from './desk-app.tsx';

const data = JSON.parse(document.getElementById(PAGE_DATA_ELEMENT_ID)?.textContent ?? '{}') as { appSign?: string };
signDeskCallsWith(data.appSign ?? '');

const asked = new URLSearchParams(location.search).get('lang');
const kept = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(zh|en)(?:;|$)`).exec(document.cookie)?.[1];
const language = createLanguageStore(((asked === 'en' || asked === 'zh' ? asked : kept) ?? 'zh') as Language);
const follow = (current: Language) => {
  document.documentElement.lang = htmlLang(current);
  rememberLanguage(current);
};
follow(language.getState().current);
language.subscribe(({ current }) => follow(current));

const root = document.getElementById('root');
if (root) createRoot(root).render(<DeskApp language={language} />);
