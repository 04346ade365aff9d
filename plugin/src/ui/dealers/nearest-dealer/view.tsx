import { View as DealerCard, type Props as CardProps } from '@ui/dealers/dealer-card/view';

export interface Props {
	caption: string;
	card: Omit< CardProps, 'position' >;
}

/** If no dealer is near enough: the nearest one anyway. */
export const NearestDealer = ( { caption, card }: Props ) => (
	<div className="hvac-nearest-dealer">
		<p className="hvac-nearest-dealer__caption">{ caption }</p>
		<DealerCard { ...card } position={ 1 } />
	</div>
);
