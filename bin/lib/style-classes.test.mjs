import assert from 'node:assert/strict';
import { test } from 'node:test';
import { classesOf } from './style-classes.mjs';

const CLASSES = [ 'hvac-button', 'hvac-button--quiet', 'hvac-card', 'hvac-card__top', 'hvac-slide', 'hvac-slider' ];

test( 'a script has the classes that it names', () =>
	assert.deepEqual( classesOf( 'e.className="hvac-card hvac-slide"', CLASSES ), [ 'hvac-card', 'hvac-slide' ] ) );

test( 'a script has the classes that it may put together', () => {
	assert.deepEqual( classesOf( '`hvac-button--${e}`', CLASSES ), [ 'hvac-button--quiet' ] );
	assert.deepEqual( classesOf( '`hvac-${e}__top`', CLASSES ), [ 'hvac-card__top' ] );
	assert.deepEqual( classesOf( '"hvac-"+e', CLASSES ), [] );
} );
