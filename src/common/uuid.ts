const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** As Postgres and `randomUUID` write one. What is none is the id of nothing. */
export const isUuid = (text: string): boolean => UUID.test(text);
