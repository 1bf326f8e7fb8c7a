import type { CouponValue } from '@markwright/contracts/desk';
import { useParams } from 'react-router';
import { Button } from '../../components/button.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { priceWords } from '../i18n/prices.ts';
import { shellWords } from '../i18n/shell.ts';
import { CouponFields, isWholeCoupon } from '../parts/coupon-fields.tsx';
import { Page, Panel } from '../parts/page.tsx';
import { SaveBar } from '../parts/save-bar.tsx';
import { VersionPanel } from '../parts/version-panel.tsx';
import { useRead } from '../use-desk.ts';
import { useContent } from '../use-content.ts';
import { CouponState } from './coupons-panel.tsx';

/** One coupon: its terms, and a way to end it. */
export function CouponScreen() {
  const m = useMessages(priceWords);
  const s = useMessages(shellWords);
  const { code = '' } = useParams();
  const thing = { area: 'trade', kind: 'coupon', key: code } as const;
  const content = useContent<CouponValue>(thing);
  const shown = useRead('listCoupons').data?.list.find((coupon) => coupon.code === code);
  const { value, isDirty } = content;
  if (!value) return <Page title={m.coupon(code)}>{content.isPending ? s.loading : s.nothingFound}</Page>;
  return (
    <Page
      title={m.coupon(code)}
      about={m.stoppedAbout}
      back={{ to: '/prices?tab=coupons', label: m.back }}
      actions={
        <>
          {shown && <CouponState coupon={shown} />}
          <Button
            size="small"
            look={value.stopped ? 'outline' : 'danger'}
            busy={content.busy}
            disabled={isDirty}
            onClick={() => content.save({ stopped: !value.stopped })}
          >
            {value.stopped ? m.start : m.stop}
          </Button>
        </>
      }
    >
      <Panel>
        <CouponFields value={value} onChange={content.change} />
        <SaveBar content={content} isWhole={isWholeCoupon(value)} />
      </Panel>
      <VersionPanel thing={thing} />
    </Page>
  );
}
