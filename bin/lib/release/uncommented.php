<?php
/**
 * Reads an object of PHP sources by name as JSON and prints it without their comments. Each line keeps its number, so that a site's log leads
 * to the same line of the source. Comments for translators and for the checks of WordPress' directory stay.
 */
declare(strict_types=1);

$uncommented = static fn ( string $source ): string => implode(
	'',
	array_map(
		static fn ( PhpToken $token ): string => $token->is( array( T_COMMENT, T_DOC_COMMENT ) ) && ! preg_match( '/translators:|phpcs:/', $token->text )
			? str_repeat( "\n", substr_count( $token->text, "\n" ) )
			: $token->text,
		PhpToken::tokenize( $source, TOKEN_PARSE )
	)
);

echo json_encode( array_map( $uncommented, json_decode( (string) stream_get_contents( STDIN ), true, 2, JSON_THROW_ON_ERROR ) ), JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE );
