/** Fields of the dashboard's summary. */
export type DashboardCount = 'operators' | 'oneTimePurchase' | 'clients' | 'services' | 'users' | 'roles';

type Label = 'Carriers' | 'Merchants' | 'One-Time Purchase' | 'Roles' | 'Services' | 'Users';

export type DashboardCard = { readonly label: Label; readonly count: DashboardCount };

const oneTimePurchase: DashboardCard = { label: 'One-Time Purchase', count: 'oneTimePurchase' };
const services: DashboardCard = { label: 'Services', count: 'services' };

/** Returns the four cards of the dashboard, in their order. Source: administration specification, section 2. */
export function dashboardCards(platformOwner: boolean): readonly DashboardCard[] {
  return platformOwner
    ? [
        { label: 'Carriers', count: 'operators' },
        oneTimePurchase,
        { label: 'Merchants', count: 'clients' },
        services,
      ]
    : [{ label: 'Users', count: 'users' }, oneTimePurchase, { label: 'Roles', count: 'roles' }, services];
}
