/** Services `s` with their merchant `m`. */
export const SERVICES = 'services s join merchants m on m.id = s.user_type_id';
