<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Editing\Seo\PageSubject;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ?ViewModel {
	$title    = $attributes->text( 'titling_title', __( 'Heating and cooling for every home', 'hvac-blocks' ) );
	$subtitle = $attributes->text( 'titling_subtitle', __( 'Find the system that fits yours, what it costs, and who installs it nearby.', 'hvac-blocks' ) );

	return $context->lacks( $title . $subtitle ) ? null : new ViewModel(
		props: array(
			'level'    => $attributes->int( 'level' ),
			// Screen readers would announce an empty heading.
			'hasTitle' => '' !== trim( wp_strip_all_tags( $title ) ),
		),
		slots: array(
			'titling_title'    => $title,
			'titling_subtitle' => $subtitle,
		),
		structured_data: $context->service( PageSubject::class )->nodes( $attributes->text( 'schema' ), $attributes->text( 'term' ), $title, $subtitle, $context->language->value ),
	);
};
