/** The message of a change that is refused while the user views as another role; shown like any server refusal. */
export const viewingAsMessage = 'Nothing can be changed while you view as another role';
