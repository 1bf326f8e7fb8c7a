import type { Package } from '@markwright/contracts';
import { compareBrandNames, foldBrandName } from '@markwright/contracts/brand-name';

/** What was bought of a creation. As vector it keeps the brand name it was bought under. */
export type Bought = {
  package: Package;
  name: string;
  /** As the account holds it now: a corrected name is not corrected again by saving it once more. */
  savedName: string;
  correctionsLeft: number;
};

const isNewCorrection = ({ name, savedName }: Bought, text: string): boolean =>
  compareBrandNames(name, text) === 'correction' && foldBrandName(text) !== foldBrandName(savedName);

/** Whether saving this name would start a new, unbought logo: another name, or one correction too many. */
export const needsPurchase = (bought: Bought, text: string): boolean =>
  bought.package === 'vector' &&
  (compareBrandNames(bought.name, text) === 'another' ||
    (isNewCorrection(bought, text) && bought.correctionsLeft === 0));

/** After a save into the same logo, as the server counts corrections. */
export const afterSave = (bought: Bought, text: string): Bought => ({
  ...bought,
  savedName: text,
  correctionsLeft: bought.correctionsLeft - (isNewCorrection(bought, text) ? 1 : 0),
});
