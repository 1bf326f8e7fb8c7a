import type { CouponValue } from '@markwright/contracts/desk';
import { Link, useParams } from 'react-router';
import { Button, buttonClass } from '../../components/button.tsx';
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
      actions={
        <>
          {shown && <CouponState coupon={shown} />}
          <Link to="/prices?tab=coupons" className={buttonClass({ size: 'small', look: 'quiet' })}>
            {m.back}
          </Link>
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
        <CouponFields key={isDirty ? 'typed' : 'content'} value={value} onChange={content.change} />
        <SaveBar
          dirty={isDirty}
          busy={content.busy}
          disabled={!isWholeCoupon(value)}
          onSave={() => content.save()}
          onGiveUp={content.giveUp}
        />
      </Panel>
      <VersionPanel thing={thing} />
    </Page>
  );
}
