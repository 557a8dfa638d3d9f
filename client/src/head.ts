/** What is told of every game, in lists and on its page. */
export const HEAD = `fragment Head on Game {
  id scenario status version updatedAt private owed ruleset { id version } seats { id: seat player { id name } bot { level } }
}`;
