<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Editing\Media\Document;
use HvacBlocks\Offers\Claims\SiteCalendar;
use HvacBlocks\Platform\Languages\Dates;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ?ViewModel {
	/** @var callable( string, Language ): (array{string, string, string, list<string>}|null) $certificates */
	$certificates = require __DIR__ . '/certificates.php';
	/** @var callable( string, list<string>, Language ): string $explain */
	$explain = require __DIR__ . '/explanation.php';

	[ $icon, $name, $ratings, $terms ] = $certificates( $attributes->text( 'certificate' ), $context->language ) ?? array( 'fileText', '', '', array() );

	$title = $attributes->text( 'title', $name );
	$from  = SiteCalendar::day( $attributes->text( 'installedFrom' ) );
	$until = SiteCalendar::day( $attributes->text( 'installedUntil' ) );
	$installed = match ( true ) {
		'' !== $from && '' !== $until => Text::sentence( /* translators: 1: first day, 2: last day, such as December 31, 2022. */ __( 'For systems installed from %1$s to %2$s', 'hvac-blocks' ), Dates::long( $from, $context->language ), Dates::long( $until, $context->language ) ),
		'' !== $until => Text::sentence( /* translators: %s: a date, such as December 31, 2022. */ __( 'For systems installed by %s', 'hvac-blocks' ), Dates::long( $until, $context->language ) ),
		'' !== $from => Text::sentence( /* translators: %s: a date, such as January 1, 2023. */ __( 'For systems installed since %s', 'hvac-blocks' ), Dates::long( $from, $context->language ) ),
		default => '',
	};
	$pdf   = Document::of( $attributes->value( 'pdf' ), $context->samples );

	return $context->lacks( $title ) ? null : new ViewModel(
		props: array(
			'id'      => $context->id,
			'level'   => $attributes->int( 'level', 2 ) + 1,
			'icon'    => $icon,
			'installed' => $installed,
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
