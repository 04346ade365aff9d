<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Editing\Media\Document;
use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ?ViewModel {
	/** @var callable( string ): (array{string, string, string}|null) $units */
	$units = require __DIR__ . '/units.php';

	[ $icon, $name, $words ] = $units( $attributes->text( 'unit' ) ) ?? array( 'fileText', '', '' );

	$title = $attributes->text( 'title', $name );
	$needs = Document::needs( $attributes->value( 'english' ), $attributes->value( 'french' ) );
	$files = array(
		'en' => array( 'English', Document::of( $attributes->value( 'english' ), $context->samples ) ),
		'fr' => array( 'Français', Document::of( $attributes->value( 'french' ), $context->samples ) ),
	);
	$links = array();

	// The page's own language comes first.
	foreach ( Language::French === $context->language ? array_reverse( $files ) : $files as $language => [ $own_name, $file ] ) {
		if ( null !== $file ) {
			$links[] = array(
				'language' => $language,
				'name'     => $own_name,
				'href'     => $file->href,
				'kind'     => $file->kind( $context->language ),
			);
		}
	}

	if ( $context->lacks( $title ) ) {
		return null;
	}

	return array() === $links && ! $context->is_edited ? ViewModel::nothing( needs: $needs ) : new ViewModel(
		props: array(
			'id'    => $context->id,
			'level' => $attributes->int( 'level', 2 ) + 1,
			'icon'  => $icon,
			'links' => $links,
		),
		slots: array(
			'title' => $title,
			'text'  => $attributes->text( 'text', $words ),
		),
		wrapper: array( 'role' => 'listitem' ),
		needs: $needs,
	);
};
