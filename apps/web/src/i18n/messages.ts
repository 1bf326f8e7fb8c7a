import { useLanguage } from '../stores/language.ts';

/** Chinese gives the shape; a missing or extra English string does not compile. */
type Messages<Shape> = { zh: Shape; en: Shape };

export const useMessages = <Shape>(messages: Messages<Shape>): Shape => messages[useLanguage()];
