const form = document.querySelector('form');
const answer = document.querySelector('pre');

if (navigator.language.startsWith('ja')) {
  document.documentElement.lang = 'ja';
  for (const element of document.querySelectorAll('[data-ja]')) {
    element.textContent = element.dataset.ja;
  }
}

async function ask() {
  const { token, query, variables } = form.elements;
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token.value && { authorization: `Bearer ${token.value}` }),
    },
    body: JSON.stringify({ query: query.value, variables: JSON.parse(variables.value || '{}') }),
  });
  const body = await response.json();
  token.value = body.data?.signUp?.token ?? token.value;
  return JSON.stringify(body, null, 2);
}

function run() {
  ask().then(
    (text) => (answer.textContent = text),
    (error) => (answer.textContent = String(error)),
  );
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  run();
});
form.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && event.ctrlKey) run();
});
