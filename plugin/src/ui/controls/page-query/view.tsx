import { pageQuery } from '@client/domain/dealers-address';

/** Keeps the page's own query arguments in a GET form that leads to the same page. */
export const View = () =>
	pageQuery().map( ( pair ) => {
		const [ name, value ] = pair.split( '=' );

		return <input key={ pair } type="hidden" name={ name } value={ value } />;
	} );
