<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\Printing\Address;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Editing\Media\LibraryFile;
use HvacBlocks\Editing\Media\Picture;
use HvacBlocks\Editing\Media\PictureLoading;
use HvacBlocks\Offers\Catalog\Pages\CategoryCount;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ?ViewModel {
	$category = $attributes->text( 'category' );
	/** @var callable( string ): (array{string, string, string, string, string, string, string, string}|null) $categories */
	$categories = require __DIR__ . '/categories.php';

	[ $illustration, $path, $name, $all, $details, $hand, $exclusive, $energy ] = $categories( $category ) ?? array_fill( 0, 8, '' );

	$text  = $attributes->text( 'text', $name );
	$label = Text::plain( $text );
	$image = $attributes->value( 'imageUrl' );
	$count = CategoryCount::of( $category, $context );
	// Without products, the link label is English only; other languages show what an editor writes.
	$default  = Language::English === $context->language || '' !== $count ? esc_html( $all ) : '';
	$default  = Language::English === $context->language && '' !== $label && $text !== $name ? esc_html( "View all $label" ) : $default;
	$view_all = $attributes->text( 'viewAll', $default );
	// The page that lists the products.
	$page     = '' === $count ? $path : "products/$category";
	$own_page = '' === $page ? '' : $context->page( $page );
	$features = array(
		'handCopy'      => $attributes->text( 'handCopy', $hand ),
		'exclusiveCopy' => $attributes->text( 'exclusiveCopy', $exclusive ),
		'energyCopy'    => $attributes->text( 'energyCopy', $energy ),
	);
	$is_url   = is_string( $image ) && 0 === LibraryFile::id( $image ) && '' !== $image;

	return $context->lacks( $text ) ? null : new ViewModel(
		props: array(
			'level'   => $attributes->int( 'level', 2 ) + 1,
			'count'   => $count,
			'href'    => $context->lacks( $view_all ) ? '' : ( Address::written( $attributes->text( 'href' ) ) ?: $own_page ),
			'picture' => (
				$is_url
				? Picture::of_url( $image, '3/2' )
				: Picture::of( $image, '(min-width: 40rem) 50vw, 90vw', '3/2', PictureLoading::Lazy, illustration: $illustration )
			)?->props(),
			'icons'   => array_intersect_key(
				array(
					'handCopy'      => 'hand',
					'exclusiveCopy' => 'award',
					'energyCopy'    => 'leaf',
				),
				array_filter( $features, static fn ( string $words ): bool => ! $context->lacks( $words ) )
			),
		),
		slots: array(
			'text'    => $text,
			'details' => $attributes->text( 'details', $details ),
			'viewAll' => $view_all,
		) + $features,
		// What the block around it makes a choice of; see `choices.php` there.
		wrapper: array(
			'data-product' => $category ?: mb_substr( (string) preg_replace( '/[^a-z0-9-]/', '', sanitize_title( $label ) ), 0, 60 ),
			'data-label'   => $label,
		),
		needs: $is_url ? array() : Picture::needs( $image ),
	);
};
