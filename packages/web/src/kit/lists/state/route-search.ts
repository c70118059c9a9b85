import type { RegisteredRouter } from '@tanstack/react-router';
import type { ListSearch } from './list-search.ts';

type Routes = RegisteredRouter['routesByPath'];

/** The path of one of the app's routes, for example '/merchants'. */
export type RoutePath = keyof Routes & string;

/** The search parameters that a route reads from the URL. */
export type SearchOf<Path extends RoutePath> = Routes[Path]['types']['fullSearchSchema'];

/** The search parameters of a list's route beyond those that every list has. */
type OwnName<Path extends RoutePath> = Exclude<keyof SearchOf<Path> & string, keyof ListSearch>;

/** The names of filters that the list at a path can have; a range of days has the name 'days'. Without a path, none. */
export type FilterName<Path extends RoutePath> = [Path] extends [never]
  ? never
  : OwnName<Path> | ('dateFrom' | 'dateTo' extends OwnName<Path> ? 'days' : never);
