<?php
declare(strict_types=1);

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\ViewModel;

defined( 'ABSPATH' ) || exit;

return static function ( Attributes $attributes, BlockContext $context ): ?ViewModel {
	/** @var callable( string, string ): array{string, string} $reasons */
	$reasons         = require __DIR__ . '/reasons.php';
	[ $line, $text ] = $reasons( $attributes->text( 'item' ), $attributes->text( 'side' ) ?: 'repair' );
	$line            = $attributes->text( 'line', $line );

	return $context->lacks( $line ) ? null : new ViewModel(
		slots: array(
			'line' => $line,
			'text' => $attributes->text( 'text', $text ),
		),
	);
};
