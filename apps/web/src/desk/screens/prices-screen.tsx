import { useSearchParams } from 'react-router';
import { Tabs } from '../../components/tabs.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { priceWords } from '../i18n/prices.ts';
import { Page } from '../parts/page.tsx';
import { CouponsPanel } from './coupons-panel.tsx';
import { PackagePanel } from './package-panel.tsx';

export function PricesScreen() {
  const m = useMessages(priceWords);
  const [parameters, setParameters] = useSearchParams();
  return (
    <Page title={m.title} about={m.about}>
      <Tabs
        label={m.sections}
        value={parameters.get('tab') ?? 'hd'}
        onChange={(tab) => setParameters({ tab }, { replace: true })}
        tabs={[
          { value: 'hd', label: m.names.hd, panel: <PackagePanel name="hd" /> },
          { value: 'vector', label: m.names.vector, panel: <PackagePanel name="vector" /> },
          { value: 'coupons', label: m.coupons, panel: <CouponsPanel /> },
        ]}
      />
    </Page>
  );
}
