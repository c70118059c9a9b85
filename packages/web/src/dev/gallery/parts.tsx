import { Button } from '@chakra-ui/react/button';
import { NotFoundError } from '@daftar/sdk';
import { Pencil } from 'lucide-react';
import { asWritten } from '../../i18n/shown.ts';
import { Timeline } from '../../kit/features/history/timeline.tsx';
import { FormProblem } from '../../kit/forms/screens/form-problem.tsx';
import { SkeletonRows } from '../../kit/lists/grid/skeleton-rows.tsx';
import { Problem } from '../../kit/records/problem.tsx';
import { dialogs } from '../../kit/ui/overlays/dialogs.ts';
import { Popover } from '../../kit/ui/overlays/popover.tsx';
import { RowActions } from '../../kit/ui/overlays/row-actions.tsx';
import { RowMenus } from '../../kit/ui/overlays/row-menu.tsx';
import { toast } from '../../kit/ui/overlays/toasts.ts';
import { Banner } from '../../kit/ui/page/banner.tsx';
import { Empty } from '../../kit/ui/page/empty.tsx';
import { LoadingLines } from '../../kit/ui/page/loading-lines.tsx';
import { PageHeader } from '../../kit/ui/page/page-header.tsx';
import { ActionButton } from '../../kit/ui/parts/action-button.tsx';
import { CodeBlock } from '../../kit/ui/parts/code-block.tsx';
import { Computed } from '../../kit/ui/parts/computed.tsx';
import { CopyLine } from '../../kit/ui/parts/copy-line.tsx';
import { type Entry, longNames } from './entry.ts';
import { Periods } from './periods.tsx';

const nothing = () => {};
const reason = asWritten('This merchant has money or transactions');
const missing = new NotFoundError(new Response(null, { status: 404 }), {
  status: 'Not-Found',
  message: 'Merchant not found',
  requestId: 'req_7d2f41ac90b3',
  errors: [{ message: 'Merchant not found' }],
});
const change = {
  date: '2026-11-02',
  time: '2026-11-02T09:30:00Z',
  actor: longNames.arabic,
  description: 'Merchant changed',
  before: { name: 'Nile Books' },
  after: { name: longNames.arabic },
};
const tones = ['negative', 'caution', 'info', 'positive'] as const;

/** Gallery entries of the parts of a page. */
export const parts: readonly Entry[] = [
  {
    name: 'Page header',
    show: () => (
      <PageHeader title={{ name: longNames.arabic }} aside="10,000+">
        <Button variant="solid">Create</Button>
      </PageHeader>
    ),
  },
  {
    name: 'Banners',
    show: () =>
      tones.map((tone) => (
        <Banner key={tone} tone={tone} action={<Button size="xs">Undo</Button>}>
          {tone} · {longNames.english}
        </Banner>
      )),
  },
  { name: 'Periods: typed, or chosen from a calendar', show: () => <Periods /> },
  { name: 'A problem that passes', show: () => <FormProblem text="Something went wrong" temporary /> },
  { name: 'Problem: no answer', show: () => <Problem error={new TypeError('offline')} retry={nothing} /> },
  { name: 'Problem: refused', show: () => <Problem error={missing} retry={nothing} /> },
  { name: 'Loading', show: () => [<LoadingLines key="lines" />, <SkeletonRows key="rows" columns={4} />] },
  {
    name: 'Empty',
    show: () => (
      <Empty text={asWritten('Nothing here yet')}>
        <Button>Create</Button>
      </Empty>
    ),
  },
  {
    name: 'Status buttons: on, off, busy, not now',
    show: () => [
      <ActionButton key="on" inRow label="Deactivate" run={nothing} />,
      <ActionButton key="off" label="Activate" run={nothing} />,
      <ActionButton key="busy" inRow label="Deactivate" busy run={nothing} />,
      <ActionButton key="why" inRow label="Deactivate" run={nothing} disabledReason={reason} />,
    ],
  },
  {
    name: 'Row actions, one of them not now',
    show: () => (
      <RowMenus>
        <RowActions of={longNames.arabic}>
          {(Menu) => (
            <>
              <Menu.Action icon={<Pencil size={15} />}>Edit</Menu.Action>
              <Menu.Action tone="danger" disabledReason={reason}>
                Delete
              </Menu.Action>
            </>
          )}
        </RowActions>
      </RowMenus>
    ),
  },
  {
    name: 'Popover',
    show: () => (
      <Popover label={asWritten('Columns')} trigger="Columns">
        {(close) => <Button onClick={close}>Close</Button>}
      </Popover>
    ),
  },
  { name: 'History: nothing', show: () => <Timeline entries={[]} /> },
  { name: 'History: a change', show: () => <Timeline entries={[change]} country="Egypt" /> },
  {
    name: 'Computed: with its formula, and without',
    show: () => [
      <Computed key="with" label={asWritten('Remittance')} formula={asWritten('80,000 × 2 ÷ 100 = 1,600')}>
        1,600.00
      </Computed>,
      <Computed key="without" label={asWritten('Net')}>
        −1,250.50
      </Computed>,
    ],
  },
  {
    name: 'Code, and a line to copy',
    show: () => [
      <CodeBlock key="code" name="HTML" code={'<daftar-checkout service="svc_1"></daftar-checkout>'} />,
      <CopyLine key="line" label="Public key" value="pk_test_9fK2mQ7vXc41bRt8" />,
    ],
  },
  {
    name: 'Dialogs and toasts',
    show: () => [
      <Button key="ask" onClick={() => void dialogs.confirm({ title: 'Are you sure?', tone: 'danger' })}>
        Ask
      </Button>,
      <Button
        key="why"
        onClick={() => void dialogs.reason({ title: 'Are you sure?', reason: { label: 'Reason' } })}
      >
        Ask for a reason
      </Button>,
      <Button
        key="tell"
        onClick={() => void dialogs.alert({ title: 'Something went wrong', detail: reason })}
      >
        Tell
      </Button>,
      <Button
        key="info"
        onClick={() => void dialogs.info({ title: 'Info', text: asWritten('Session over') })}
      >
        Insist
      </Button>,
      <Button key="done" onClick={() => toast('Profile updated successfully')}>
        Done
      </Button>,
      <Button key="failed" onClick={() => toast('Something went wrong', 'negative')}>
        Failed
      </Button>,
    ],
  },
];
