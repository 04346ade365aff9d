<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\PageAddresses;
use HvacBlocks\Platform\Languages\Root\FirstLanguage;
use HvacBlocks\Platform\Languages\SitePages;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ViewModel {
	$addresses = $context->service( PageAddresses::class )->by_language;
	$pages     = $context->service( SitePages::class );
	$number    = (int) substr( (string) strrchr( $context->id, '-' ), 1 );

	return new ViewModel(
		props: array(
			// A header and a footer each have one: landmarks need names of their own.
			/* translators: %d: the second, third … language menu on a page. */
			'label'     => $number > 1 ? sprintf( __( 'Language (%d)', 'hvac-blocks' ), $number ) : __( 'Language', 'hvac-blocks' ),
			'icon'      => $attributes->bool( 'icon' ),
			'short'     => 'short' === $attributes->text( 'names' ),
			'alignment' => $attributes->text( 'alignment' ),
			'languages' => array_map(
				static fn ( Language $language ): array => array(
					'code'    => $language->value,
					'name'    => $language->own_name(),
					// If a page has no counterpart, the link leads to the home page of that language.
					'href'    => $addresses[ $language->value ] ?? $pages->home( $language ),
					'current' => $context->language === $language,
				),
				$context->service( FirstLanguage::class )->sorted()
			),
		),
	);
};
