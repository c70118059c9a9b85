import type { Service, Session } from '../model.ts';
import type { Method } from './method.ts';
import { referenceMethod } from './reference/reference-method.ts';

/** The methods that each provider's customers can use here. */
const byProvider: Record<string, Method[]> = { fawry: [referenceMethod] };

/** The provider's methods; undefined for a provider that we do not know. */
export function methodsOf(service: Service): Method[] | undefined {
  return byProvider[service.serviceProvider.trim().toLowerCase()];
}

/** What to offer: the session's methods that exist here, narrowed and ordered by the shop's own list. */
export function offeredMethods(session: Session, service: Service, wanted?: readonly string[]): Method[] {
  const known = methodsOf(service) ?? [];
  const allowed = session.paymentMethods;
  const order = wanted ? wanted.filter((name) => allowed.includes(name)) : allowed;
  return order.flatMap((name) => known.filter((method) => method.name === name));
}
