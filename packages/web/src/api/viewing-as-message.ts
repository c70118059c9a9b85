/** The error message for a change while the user views as another role; shown like an error of the server. */
export const viewingAsMessage = 'Nothing can be changed while you view as another role';
