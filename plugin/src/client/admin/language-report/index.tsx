import { mount } from '../shared/mount';
import { App } from './app';
import './language-report.scss';

mount( <App /> );
