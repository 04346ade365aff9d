import { ComboboxControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import type { Field, FieldTexts, Values } from '../control';

interface Post {
	id: number;
	title: { raw: string };
	link: string;
}

interface Posts {
	getEntityRecords: ( kind: 'postType', type: 'post', query: object ) => Post[] | null;
}

/** A published post of this site, searched by title: the attribute contains its ID, `address` its address, which tells sites apart. */
export const post =
	< Name extends string >( name: Name, texts: FieldTexts ): Field< Values< Name | 'address', string | number > > =>
	( { attributes, setAttributes } ) => {
		const [ search, setSearch ] = useState( '' );
		const chosen = String( attributes[ name ] ?? '' );
		const posts = useSelect(
			( select ) => {
				const store = select( 'core' ) as unknown as Posts | undefined;
				const ask = ( query: object ) =>
					store?.getEntityRecords( 'postType', 'post', {
						status: 'publish',
						_fields: 'id,title,link',
						...query,
					} ) ?? [];

				return [
					...( ! /^\d+$/.test( chosen ) || search !== '' ? [] : ask( { include: [ chosen ] } ) ),
					...ask( { search, per_page: 20 } ),
				];
			},
			[ chosen, search ]
		);
		const options = new Map( posts.map( ( { id, title } ) => [ String( id ), title.raw || `#${ id }` ] ) );

		return (
			<ComboboxControl
				__next40pxDefaultSize
				{ ...texts }
				value={ chosen === '' ? null : chosen }
				options={ [ ...options ].map( ( [ value, label ] ) => ( { value, label } ) ) }
				onFilterValueChange={ setSearch }
				onChange={ ( value ) =>
					setAttributes( {
						[ name ]: value ?? '',
						address: posts.find( ( { id } ) => String( id ) === value )?.link ?? '',
					} as Values< Name | 'address', string | number > )
				}
			/>
		);
	};
