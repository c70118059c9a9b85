import { Badge } from '@chakra-ui/react/badge';
import { Table } from '@chakra-ui/react/table';
import type { WebhookDelivery } from '@daftar/sdk';
import { messageFrom } from '../../i18n/message.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { DateCell } from '../../kit/ui/cells/date-cell.tsx';
import { FormSection } from '../../kit/ui/page/form-section.tsx';
import { PlainTable } from '../../kit/ui/parts/plain-table.tsx';
import { HttpStatus } from './http-status.tsx';

type Attempt = NonNullable<WebhookDelivery['attemptLog']>[number];

function Row({ attempt, number }: { attempt: Attempt; number: number }) {
  const { t, say, digits } = useTexts();
  const { date, responseStatus, error, errorCode, errorValues, milliseconds, redelivery } = attempt;
  return (
    <Table.Row>
      <Table.Cell asChild fontWeight="medium">
        <th scope="row" className="figure">
          {digits(String(number))} {redelivery && <Badge>{t('By hand')}</Badge>}
        </th>
      </Table.Cell>
      <Table.Cell>
        <DateCell value={date} time />
      </Table.Cell>
      <Table.Cell whiteSpace="normal">
        {responseStatus === undefined ? (
          say(messageFrom({ message: error ?? '–', code: errorCode, values: errorValues }))
        ) : (
          <HttpStatus status={responseStatus} />
        )}
      </Table.Cell>
      <Table.Cell className="figure">{t('{{milliseconds}} ms', { milliseconds })}</Table.Cell>
    </Table.Row>
  );
}

/** Every attempt to send a delivery, newest first; nothing before the first attempt. */
export function DeliveryAttempts({ delivery }: { delivery: WebhookDelivery }) {
  const { t } = useTexts();
  const { attemptLog = [], attempts } = delivery;
  if (attempts === 0) return null;
  const unrecorded = attempts - attemptLog.length;
  return (
    <FormSection title="All attempts">
      {attemptLog.length > 0 && (
        <PlainTable label="Attempts" columns={['Attempt', 'Sent', 'Answer', 'Took']}>
          {attemptLog
            .map((attempt, index) => (
              <Row key={`${attempt.date} ${index}`} attempt={attempt} number={unrecorded + index + 1} />
            ))
            .reverse()}
        </PlainTable>
      )}
      {unrecorded > 0 && <p className="meta">{t('Earlier attempts were only counted.')}</p>}
    </FormSection>
  );
}
