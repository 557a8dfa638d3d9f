import type { ApolloServerPlugin } from '@apollo/server';

/** No answer may be kept on its way: it is for one caller, and old after the next move. */
export const keepNowhere: ApolloServerPlugin = {
  requestDidStart: async () => ({
    willSendResponse: async ({ response }) => {
      response.http.headers.set('cache-control', 'no-store');
    },
  }),
};
