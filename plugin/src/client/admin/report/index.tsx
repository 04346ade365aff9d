import { mount } from '../shared/mount';
import { App } from './app';
import './report.scss';

mount( <App /> );
