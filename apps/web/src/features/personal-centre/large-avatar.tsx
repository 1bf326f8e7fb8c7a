import { BrandMark } from '../../components/brand-mark.tsx';

/** A picture, else the first letter, else our mark. */
export const LargeAvatar = ({ url, name }: { url: string; name: string }) => (
  <span className="flex size-16 items-center justify-center overflow-hidden rounded-chip bg-ink text-title font-bold text-chalk md:size-20">
    {url ? (
      <img src={url} alt="" className="size-full object-cover" />
    ) : name ? (
      Array.from(name)[0]
    ) : (
      <BrandMark size={28} />
    )}
  </span>
);
