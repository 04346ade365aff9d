<?php
/**
 * The choices offered to a visitor: each inner block's name, picture and key in the address. Inner blocks are rendered before the block around them, so
 * each item states this on its own element.
 */
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\InnerBlocks;

defined( 'ABSPATH' ) || exit;

/**
 * @param list<string> $inner the HTML of each inner block
 * @param string       $id    of the block, unique on the page
 * @return list<array{id: string, slot: string, text: string, picture: array<string, mixed>|null}>
 */
return static function ( array $inner, string $id ): array {
	$size = static fn ( WP_HTML_Tag_Processor $tag, string $name ): int => max( 0, (int) $tag->get_attribute( $name ) );
	$text = static fn ( WP_HTML_Tag_Processor $tag, string $name ): string => is_string( $value = $tag->get_attribute( $name ) ) ? $value : '';

	/**
	 * The same picture in the size of a choice; the name is beside it.
	 *
	 * @return array<string, mixed>|null
	 */
	$picture = static fn ( WP_HTML_Tag_Processor $tag ): ?array => $tag->next_tag( array( 'class_name' => 'hvac-picture' ) ) ? array(
		'src'      => $text( $tag, 'src' ),
		'srcset'   => $text( $tag, 'srcset' ),
		'sizes'    => '(min-width: 1000px) 10rem, (min-width: 500px) 33vw, 43vw',
		'width'    => $size( $tag, 'width' ),
		'height'   => $size( $tag, 'height' ),
		'alt'      => '',
		'loading'  => 'lazy',
		'position' => 1 === preg_match( '/object-position:([\d%. ]+)/', $text( $tag, 'style' ), $found ) ? $found[1] : '',
		'ratio'    => '3/2',
		'sources'  => array(),
	) : null;

	// A second selector on a page has addresses of its own.
	$which   = (string) preg_replace( '/^hvac-product-selector-(?:1$)?/', '', $id );
	$prefix  = '' === $which ? 'product' : "product-$which";
	$choices = array();
	$ids     = array();

	foreach ( InnerBlocks::slots( array_values( array_filter( $inner, is_string( ... ) ) ) ) as $slot => $html ) {
		$tag = new WP_HTML_Tag_Processor( $html );
		$tag->next_tag();

		$number = count( $choices ) + 1;
		$own    = preg_replace( '/[^a-z0-9-]/', '', $text( $tag, 'data-product' ) ) ?: (string) $number;

		while ( in_array( "$prefix-$own", $ids, true ) ) {
			$own .= "-$number";
		}

		$ids[]     = "$prefix-$own";
		$choices[] = array(
			'id'      => "$prefix-$own",
			'slot'    => $slot,
			'text'    => $text( $tag, 'data-label' ) ?: (string) $number,
			'picture' => $picture( $tag ),
		);
	}

	return $choices;
};
