const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text is a UUID as Postgres and `randomUUID` write it. Other texts are not looked up in the database. */
export const isUuid = (text: string): boolean => UUID.test(text);
