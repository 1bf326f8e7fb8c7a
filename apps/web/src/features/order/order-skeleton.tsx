import { Skeleton } from '../../components/skeleton.tsx';
import { orderMessages } from '../../i18n/order.ts';
import { useMessages } from '../../i18n/messages.ts';

/** The page's own shape, so that nothing jumps when it arrives; the site's foot stays below the window until then. */
export function OrderSkeleton() {
  const m = useMessages(orderMessages);
  return (
    <output aria-label={m.loading} className="content block min-h-[calc(100dvh-var(--header-height))] pb-16">
      <Skeleton className="mt-8 h-12 w-96 max-w-full md:mt-14" />
      <Skeleton className="mt-3 h-5 w-72 max-w-full" />
      <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-16">
        <div className="grid gap-4 md:grid-cols-2 md:gap-6">
          <Skeleton className="h-125" />
          <Skeleton className="h-125" />
        </div>
        <Skeleton className="h-100" />
      </div>
    </output>
  );
}
