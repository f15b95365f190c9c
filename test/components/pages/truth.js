/** What a widget really stands at, for all to see in the title: what an act's answer says of the page is told apart from it. */
export function truth(name, value) {
  document.title = `${name} ${value}`;
}
