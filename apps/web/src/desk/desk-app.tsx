import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { ToastList } from '../components/toast.tsx';
import { useMessages } from '../i18n/messages.ts';
import { LanguageContext, type LanguageStore } from '../stores/language.ts';
import { deskData } from './desk-api.ts';
import { DeskFrame, NotFoundScreen } from './desk-frame.tsx';
import { shellWords } from './i18n/shell.ts';
import { SignInScreen } from './screens/sign-in-screen.tsx';

const TodayScreen = lazy(async () => ({ default: (await import('./screens/today-screen.tsx')).TodayScreen }));
const OrdersScreen = lazy(async () => ({ default: (await import('./screens/orders-screen.tsx')).OrdersScreen }));
const OrderScreen = lazy(async () => ({ default: (await import('./screens/order-screen.tsx')).OrderScreen }));
const PeopleScreen = lazy(async () => ({ default: (await import('./screens/people-screen.tsx')).PeopleScreen }));
const PersonScreen = lazy(async () => ({ default: (await import('./screens/person-screen.tsx')).PersonScreen }));
const BillsScreen = lazy(async () => ({ default: (await import('./screens/bills-screen.tsx')).BillsScreen }));
const InvoicesScreen = lazy(async () => ({ default: (await import('./screens/invoices-screen.tsx')).InvoicesScreen }));
const DemandsScreen = lazy(async () => ({ default: (await import('./screens/demands-screen.tsx')).DemandsScreen }));
const SafetyScreen = lazy(async () => ({ default: (await import('./screens/safety-screen.tsx')).SafetyScreen }));
const LogScreen = lazy(async () => ({ default: (await import('./screens/log-screen.tsx')).LogScreen }));
const OperatorsScreen = lazy(async () => ({
  default: (await import('./screens/operators-screen.tsx')).OperatorsScreen,
}));

const ContentScreen = lazy(async () => ({ default: (await import('./screens/content-screen.tsx')).ContentScreen }));
const ArticleScreen = lazy(async () => ({ default: (await import('./screens/article-screen.tsx')).ArticleScreen }));
const DesignerScreen = lazy(async () => ({ default: (await import('./screens/designer-screen.tsx')).DesignerScreen }));
const PricesScreen = lazy(async () => ({ default: (await import('./screens/prices-screen.tsx')).PricesScreen }));
const CouponScreen = lazy(async () => ({ default: (await import('./screens/coupon-screen.tsx')).CouponScreen }));

export const DeskApp = ({ language }: { language: LanguageStore }) => (
  <LanguageContext value={language}>
    <QueryClientProvider client={deskData}>
      <BrowserRouter basename="/desk">
        <Suspense fallback={null}>
          <Routes>
            <Route path="sign-in" element={<SignInScreen />} />
            <Route element={<DeskFrame />}>
              <Route index element={<TodayScreen />} />
              <Route path="orders" element={<OrdersScreen />} />
              <Route path="orders/:no" element={<OrderScreen />} />
              <Route path="bills" element={<BillsScreen />} />
              <Route path="invoices" element={<InvoicesScreen />} />
              <Route path="people" element={<PeopleScreen />} />
              <Route path="people/:id" element={<PersonScreen />} />
              <Route path="demands" element={<DemandsScreen />} />
              <Route path="safety" element={<SafetyScreen />} />
              <Route path="content" element={<ContentScreen />} />
              <Route path="articles/:id" element={<ArticleScreen />} />
              <Route path="designers/:id" element={<DesignerScreen />} />
              <Route path="prices" element={<PricesScreen />} />
              <Route path="coupons/:code" element={<CouponScreen />} />
              <Route path="log" element={<LogScreen />} />
              <Route path="operators" element={<OperatorsScreen />} />
              <Route path="*" element={<NotFoundScreen />} />
            </Route>
          </Routes>
        </Suspense>
      </BrowserRouter>
      <DeskToasts />
    </QueryClientProvider>
  </LanguageContext>
);

function DeskToasts() {
  const m = useMessages(shellWords);
  return <ToastList label={m.notice} closeLabel={m.close} />;
}
