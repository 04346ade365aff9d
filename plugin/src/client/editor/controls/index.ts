export { amount, date, isOn, number, select, text, toggle } from './fields';
export { file } from './file';
export { languages } from './languages';
export { level } from './level';
export { link } from './link';
export { list } from './list';
export { picture } from './picture';
export { post } from './post';
export { advanced, panel, when } from './places';
