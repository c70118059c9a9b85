import { areas } from '../src/areas/all.ts';
import { registerAreas } from '../src/session/areas.ts';

// As the router does; for tests of parts that do not start it.
registerAreas(areas);
