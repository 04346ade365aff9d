<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Offers\Catalog\Pages\ComparedProduct;
use HvacBlocks\Offers\Catalog\ProductDirectory;
use HvacBlocks\Offers\Products\Comparison;
use HvacBlocks\Offers\Products\Product;
use HvacBlocks\Offers\Products\ProductTypes;
use HvacBlocks\Platform\Languages\Numbers;
use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ?ViewModel {
	$language = $context->language;
	$labels   = array();

	foreach ( ProductTypes::defaults() as $number => $label ) {
		$labels[ $number ] = $attributes->text( "menu_label_$number", $label );
	}

	$types = ProductTypes::of( $labels );
	$asked    = ComparedProduct::asked( $context->query( 'products' ), $context->service( ProductDirectory::class ), $language );
	/**
	 * @var list<array{
	 *   type: string, name: string, href: string, picture: array<string, mixed>|null,
	 *   values: array<string, array{text: string, mark: ''|'yes'|'no'|'amount'}>, amount: int|float|null, claim: array<string, mixed>|null,
	 *   until: string,
	 * }> $products
	 */
	$products = array() === $asked ? ComparedProduct::columns( $context->models(), $context->service( ProductDirectory::class ), $language ) : $asked;
	$by_type  = Comparison::by_type( $products, $types );
	$tabs     = array();
	$tables   = array();

	foreach ( $by_type as $number => $of_type ) {
		$tabs[]   = $types->labels[ $number ];
		$tables[] = Comparison::table( "$context->id-table-$number", $types->labels[ $number ], $of_type );
	}

	$costs    = $attributes->text(
		'costsText',
		/* translators: 1: an amount of money, 2: a larger one. */
		Text::sentence( __( 'Prices are starting prices, installation included. What you pay depends on the size of your home, the model, and the work it takes. New ductwork costs %1$s to %2$s. A dealer near you gives you a written estimate.', 'hvac-blocks' ), Numbers::money( 3000, $language ), Numbers::money( 10000, $language ) )
	);
	$included = $attributes->text( 'includedText', __( 'The equipment, its standard installation by a dealer, the removal of your old system, and a test run before the dealer leaves.', 'hvac-blocks' ) );
	$excluded = $attributes->text( 'excludedText', __( 'New ductwork, electrical work, permits, and an extended warranty.', 'hvac-blocks' ) );

	return array() === $tables && ! $context->is_edited ? null : new ViewModel(
		props: array(
			'id'     => $context->id,
			'level'  => $attributes->int( 'level' ),
			'tabs'   => $tabs,
			'first'  => array() === $asked ? $types->first_open( array_keys( $by_type ) ) : max( 0, (int) array_search( $types->number( $asked[0]['type'] ), array_keys( $by_type ), true ) ),
			'tables' => $tables,
			// The products from which two are chosen on narrow screens.
			'names'  => array_map( static fn ( array $table ): array => count( $table['products'] ) > 2 ? array_column( $table['products'], 'name' ) : array(), $tables ),
			'isCompared' => array() !== array_filter( $by_type, static fn ( array $of_type ): bool => count( $of_type ) > 1 ),
			'panels' => array_keys( array_filter( array( 'costs' => $costs, 'included' => $included . $excluded ), static fn ( string $words ): bool => '' !== $words ) ),
			// The default names: the editor finds products that no tab shows.
			'labels' => $context->is_edited ? array_values( ProductTypes::defaults() ) : array(),
			'texts'  => array(
				'type'        => __( 'Product type', 'hvac-blocks' ),
				'one'         => __( 'First product', 'hvac-blocks' ),
				'other'       => __( 'Second product', 'hvac-blocks' ),
				'differences' => __( 'Show only differences', 'hvac-blocks' ),
				'close'       => __( 'Close', 'hvac-blocks' ),
				'included'    => __( 'Included', 'hvac-blocks' ),
				'excluded'    => __( 'Not included', 'hvac-blocks' ),
			),
		),
		slots: array(
			'heading'         => $attributes->text( 'heading', __( 'Compare products', 'hvac-blocks' ) ),
			'intro'           => $attributes->text( 'intro', __( 'Choose a type of system and see side by side what sets its models apart.', 'hvac-blocks' ) ),
			'costsHeading'    => $attributes->text_or( 'costsHeading', __( 'Installation costs', 'hvac-blocks' ) ),
			'costsText'       => $costs,
			'includedHeading' => $attributes->text_or( 'includedHeading', __( 'What’s included', 'hvac-blocks' ) ),
			'includedText'    => $included,
			'excludedText'    => $excluded,
			'note'            => $attributes->text( 'note', __( 'Energy savings are compared with a 10 SEER system. Efficiency and noise depend on the size of the system and on what it is combined with.', 'hvac-blocks' ) ),
			...array_combine( array_map( static fn ( int $number ): string => "menu_label_$number", array_keys( $labels ) ), $labels ),
		),
		wrapper: array( 'class' => 'hvac-section' ),
		structured_data: array_values( array_filter( array_map( Product::node( ... ), array_merge( ...$by_type ) ) ) ),
		server_only: array( 'tables' ),
	);
};
