### What the server says when something cannot be done.

## Requests

no-such-address = There is nothing at this address.
no-such-method = This address does not take such a request.
not-possible = This cannot be done.
request-unreadable = The request could not be read: it should be JSON, of the form that the description at /docs gives.
request-lacks = The request lacks “{ $name }”.
request-unfit = “{ $name }” in the request is not what is expected there.
broken = Something went wrong on the server. Nothing that was confirmed is lost; please try again.

## At the door

strange-host = Lanterne does not answer under this name. Use the address that it printed when it started.
strange-origin = This request comes from another site, and was not let in.
no-origin = This request does not tell which page it comes from. A program needs a token; the page /docs tells how.
too-big = That is too much at once: at most { $kilobytes } KB are taken here.
too-slow = The request did not arrive in time.
too-many = That was too much in a short time. Please wait { $seconds ->
        [one] { $seconds } second.
       *[other] { $seconds } seconds.
    }

## Pages

not-built = The page has not been built yet. Start Lanterne with ./lanterne, which builds it.
no-such-language = There are no words in this language; there are English and French.
manifest-description = A table for dungeon board games, in the browser

## Games

no-such-game = There is no game of this name.
no-such-rule = The rulebook has no rule { $rule }.
foreign-address = Only addresses of this server can be drawn here.

## About

about-unofficial = Lanterne is free software, made by players. It is not made, endorsed or licensed by the authors and publishers of the games; their names belong to them. All texts and drawings of boards and cards were made for Lanterne.
about-backup = To back up all tables, stop Lanterne and copy this folder; to restore, put it back.
credit-icons = Icons
credit-titles = Typeface of titles
credit-flavour = Typeface of quotations
credit-text = Typeface of text
