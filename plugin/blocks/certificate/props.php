<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Editing\Media\Document;
use HvacBlocks\Platform\Languages\Language;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ?ViewModel {
	/** @var callable( string, Language ): (array{string, string, string, list<string>}|null) $certificates */
	$certificates = require __DIR__ . '/certificates.php';
	/** @var callable( string, list<string>, Language ): string $explain */
	$explain = require __DIR__ . '/explanation.php';

	[ $icon, $name, $ratings, $terms ] = $certificates( $attributes->text( 'certificate' ), $context->language ) ?? array( 'fileText', '', '', array() );

	$title = $attributes->text( 'title', $name );
	$pdf   = Document::of( $attributes->value( 'pdf' ), $context->samples );

	return $context->lacks( $title ) ? null : new ViewModel(
		props: array(
			'id'      => $context->id,
			'level'   => $attributes->int( 'level', 2 ) + 1,
			'icon'    => $icon,
			'pdfHref' => null === $pdf ? '' : $pdf->href,
			'pdfKind' => null === $pdf ? '' : $pdf->kind( $context->language ),
			'texts'   => array( 'missing' => __( 'Ask your dealer for this certificate.', 'hvac-blocks' ) ),
		),
		slots: array(
			'title'       => $title,
			'buttonText'  => $attributes->text_or( 'buttonText', __( 'Download the certificate', 'hvac-blocks' ) ),
			'question'    => $attributes->text_or( 'question', count( $terms ) > 1 ? __( 'What these ratings mean', 'hvac-blocks' ) : __( 'What this means', 'hvac-blocks' ) ),
			'explanation' => $attributes->text( 'explanation', $explain( $ratings, $terms, $context->language ) ),
		),
		wrapper: array( 'class' => 'hvac-card' ),
		needs: Document::needs( $attributes->value( 'pdf' ) ),
	);
};
