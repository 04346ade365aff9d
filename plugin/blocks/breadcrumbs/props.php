<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\Printing\Address;
use HvacBlocks\Editing\Blocks\Repeater\RepeaterRows;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Editing\Seo\BreadcrumbList;
use HvacBlocks\Editing\Seo\PageTrail;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ?ViewModel {
	$steps    = array();
	$absolute = static fn ( string $url ): string => '' === $url ? '' : WP_Http::make_absolute_url( $url, home_url( '/' ) );

	foreach ( RepeaterRows::read( $attributes->value( 'breadcrumbsData' ), array( 'text', 'url' ) ) as $row ) {
		$name = trim( wp_strip_all_tags( $row['text'] ?? '' ) );

		if ( '' !== $name ) {
			$steps[] = array(
				'text' => $name,
				'url'  => $absolute( Address::written( $row['url'] ?? '' ) ),
			);
		}
	}

	$steps = $steps ?: $context->service( PageTrail::class )->steps( $context->post );
	$page  = $steps[ count( $steps ) - 1 ]['url'] ?? '';

	// A page without ancestors needs no breadcrumbs.
	return count( $steps ) < 2 ? null : new ViewModel(
		props: array(
			'steps'     => $steps,
			'alignment' => $attributes->text( 'crumbs_alignment' ),
			'label'     => __( 'Breadcrumbs', 'hvac-blocks' ),
		),
		structured_data: array( BreadcrumbList::of( $steps, $page ?: $absolute( $context->path ) ) ),
	);
};
