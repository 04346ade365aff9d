import { SearchControl } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';

interface DebouncedSearchProps {
	label: string;
	placeholder: string;
	value: string;
	onSearch: ( text: string ) => void;
}

/** A search field that searches once typing pauses. */
export function DebouncedSearch( { label, placeholder, value, onSearch }: DebouncedSearchProps ) {
	const [ input, setInput ] = useState( value );
	const timer = useRef< ReturnType< typeof setTimeout > >();

	const searched = useRef( value );

	useEffect( () => {
		// A late answer does not overwrite newer input.
		if ( value !== searched.current ) {
			searched.current = value;
			setInput( value );
		}
	}, [ value ] );
	useEffect( () => () => clearTimeout( timer.current ), [] );

	function type( text: string ): void {
		setInput( text );
		clearTimeout( timer.current );
		timer.current = setTimeout( () => {
			searched.current = text;
			onSearch( text );
		}, 300 );
	}

	return (
		<SearchControl
			label={ label }
			hideLabelFromVision={ false }
			placeholder={ placeholder }
			value={ input }
			onChange={ type }
		/>
	);
}
